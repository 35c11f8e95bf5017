import { keepsakes } from '@playgrove/kit/draw/keepsakes';
import type { Json } from '@playgrove/kit/contract';
import { parseCarried } from '../rules/career.ts';
import { marksOf } from '../rules/missions.ts';
import { paintFace } from './tiles.ts';

/** Colors of the tiles from 2 upward. */
export const FACES = keepsakes(
  [
    {
      id: 'sun',
      needs: 0,
      colors: faces(
        'fff2d8 ffe3ae ffc078 ff9f5a ff7a59 f7566a f0559f b45cf0 7a5cf5 3f7df5 1fa8d8 14b8a0 2fb35a c79a1e d9662b 8a3fb8 43307f',
      ),
    },
    {
      id: 'ibis',
      needs: 1,
      colors: faces(
        'f2fbf4 d5f3e4 9fe3cf 5fcfc0 2fb6c0 2f94cf 3f74d8 5a58d0 7a46c4 a13fb8 c93f9a e24a76 ef6a4e e88d2a c9a01e 7fae2a 2f8a5a',
      ),
    },
    {
      id: 'scarab',
      needs: 3,
      colors: faces(
        'eefbe0 d8f2b4 aee07a 74c95a 3fae62 1f947a 1a7d92 2563a8 3b4bb0 5c3aa6 84349a aa3584 c9406a d85a48 d97f2a c7a01e 7d6a1e',
      ),
    },
    {
      id: 'sphinx',
      needs: 5,
      colors: faces(
        'f6efff e5d6ff c9aef9 aa86f0 8a63e0 7047c8 9a3fbc c43fa8 e0508a f0685f f28a3c e8ad2a 9fb52a 3fae6a 1f9aa0 2a74c0 3a44a0',
      ),
    },
    {
      id: 'phoenix',
      needs: 8,
      colors: faces(
        'fff3d0 ffe08a ffc44a ff9f2e ff7a2a f9532f e0343f c02657 9a2270 742a8a 4f37a0 3355b4 1f7fc0 16a3ae 22b37a 6fae2f a8851e',
      ),
    },
    {
      id: 'nile',
      needs: 11,
      colors: faces(
        'f4fbff dcf1ff b4e0ff 84caf8 4fb0f0 2f93e0 2a78cc 3a62c0 4a52b8 3f43a0 2f6fb0 1f8a9c 17907c 2f9a5c c79a1e b86a2b 26306a',
      ),
    },
  ],
  (c, { colors }) => paintFace(c, 11, 92, colors, false),
  openedBefore,
);

/** Marks of missions that opened tiles until stars did, in the order of the charms that had them. */
const MARKS = { sun: 0, ibis: 4, scarab: 10, sphinx: 18, phoenix: 28 } as const;

function openedBefore(career: unknown): readonly string[] {
  const carried = parseCarried((career ?? null) as Json);
  const marks = carried.ok ? marksOf(carried.value.ladders) : 0;
  const worn = (career as { readonly charm?: unknown } | null)?.charm;
  return Object.entries(MARKS)
    .filter(([, from], charm) => marks >= from || charm === worn)
    .map(([id]) => id);
}

function faces(row: string): readonly string[] {
  return row.split(' ').map((color) => `#${color}`);
}
