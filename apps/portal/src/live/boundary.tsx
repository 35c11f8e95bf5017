import { Component, type ReactNode } from 'react';

type BoundaryProps = {
  readonly children: ReactNode;
  /** Shown in place of what broke. */
  readonly instead: ReactNode;
  /** Another value tries again. */
  readonly of: unknown;
};

/** Keeps an exception in one part of the page from taking the rest with it. */
export class Boundary extends Component<BoundaryProps, { readonly broken: boolean }> {
  override state = { broken: false };

  static getDerivedStateFromError(): { readonly broken: boolean } {
    return { broken: true };
  }

  override componentDidUpdate(before: BoundaryProps): void {
    if (this.state.broken && before.of !== this.props.of) this.setState({ broken: false });
  }

  override render(): ReactNode {
    return this.state.broken ? this.props.instead : this.props.children;
  }
}
