import { sky, type Card } from '@playgrove/kit/build';
export const card: Card = () => Promise.resolve([sky('#8fe3d6', '#4fc4c4', '#2c8fa6')]);
