import type { PartProps } from '../../data/parts.ts';
import { Legal } from './legal.tsx';

export function LiveLegal({ pageData }: PartProps['text']) {
  return <Legal text={pageData.text} />;
}
