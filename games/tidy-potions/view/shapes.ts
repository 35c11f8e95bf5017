/** Outlines that the view and the card share. The cat's are around the middle of its foot. */
export const CAT = {
  ear: 'M14-92 54-122 58-66Z',
  earInside: 'M30-92 50-108 51-78Z',
  nose: 'M-7-55H7L0-47Z',
  whiskers: 'M26-46 66-52M26-41 64-36',
  hat: 'M-30-102C-20-136-4-158 34-176 22-150 26-128 32-104Z',
  band: 'M-30-102-26-114C-8-106 14-106 29-116L32-104Z',
  tail: 'M44-8C78-2 88-34 70-50',
} as const;
