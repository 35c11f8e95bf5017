/** Runs at the top of the page, where asking for its width costs nothing: later it would lay everything out. */
import { showScale } from '../services/viewport.ts';

showScale();
