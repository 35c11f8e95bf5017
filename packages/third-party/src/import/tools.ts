import type { AddTools } from './add.ts';
import { cardFrom, cardOfIcon, writeCard } from './card.ts';
import { runTrial } from './trial/trial.ts';
import { vendorFiles, vendorModules } from './vendor.ts';

/** What adding a game uses in the repository. */
export const REPOSITORY_TOOLS: AddTools = {
  play: runTrial,
  vendorFiles,
  vendorModules,
  cardFrom,
  cardOfIcon,
  writeCard,
};
