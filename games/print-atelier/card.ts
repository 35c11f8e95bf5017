import { sky, type Card } from '@playgrove/kit/build';

export const card: Card = () => Promise.resolve([sky('#8fe3e6', '#5cc3d6', '#3a8fb0')]);
