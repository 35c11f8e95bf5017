import { Component, type ReactNode } from 'react';

type BoundaryProps = {
  readonly children: ReactNode;
  /** Shown in place of what broke. */
  readonly instead: ReactNode;
  /** Another value tries again. */
  readonly of?: unknown;
};
type BoundaryState = { readonly broken: boolean; readonly of?: unknown };

/** Keeps an exception in one part of the page from taking the rest with it. */
export class Boundary extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = { broken: false, of: this.props.of };

  static getDerivedStateFromError(): Partial<BoundaryState> {
    return { broken: true };
  }

  static getDerivedStateFromProps(
    { of }: BoundaryProps,
    state: BoundaryState,
  ): BoundaryState | null {
    return of === state.of ? null : { broken: false, of };
  }

  override render(): ReactNode {
    return this.state.broken ? this.props.instead : this.props.children;
  }
}
