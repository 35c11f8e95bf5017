import './no-device.ts';
import type { Sound } from './sounds.ts';
import { build } from './synth.ts';

/** The worker's side of `Worker`. */
const page = self as unknown as Pick<Worker, 'postMessage'>;

self.addEventListener('message', (event: MessageEvent<{ id: number; sound: Sound }>) => {
  const { id, sound } = event.data;
  try {
    const answer = build(sound);
    page.postMessage({ id, answer }, [answer.buffer]);
  } catch (error) {
    page.postMessage({ id, error: String(error) }, []);
  }
});
