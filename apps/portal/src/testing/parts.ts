/** A portal without code, for tests of what is around it. */
import * as LOOK from '@playgrove/site-config/look';
import { openLanguage, pageMessages } from '../../make/language.ts';
import type { PortalParts } from '../../make/parts.ts';

const language = openLanguage('en');
const CODE = { files: {}, main: '/assets/main.js', chunks: {} };

export const BARE_PARTS: PortalParts = {
  base: '/',
  language,
  messages: pageMessages(language),
  look: { ...LOOK },
  code: CODE,
  codeWithThirdParties: CODE,
  early: '',
  first: '',
  style: '',
  styleWithAds: '',
  pagesStyle: '',
  fonts: { display: [], text: [] },
  fontFiles: [],
  worker: '',
  keeper: { page: '', worker: '' },
};

/** In place of bundling the portal. */
export const bareBundle = () =>
  Promise.resolve({ parts: BARE_PARTS, files: new Map<string, string>() });
