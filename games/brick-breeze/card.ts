import { sky, type Card } from '@playgrove/kit/build';
export const card: Card = () => Promise.resolve([sky('#2f9ee8', '#7fd0f5', '#d8f4f2')]);
