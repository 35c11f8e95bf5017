import type { Parts } from '../../page.tsx';
import { Legal } from './legal.tsx';

export const LiveLegal: Parts['text'] = ({ scene }) => <Legal text={scene.text} />;
