import { element, pictogram } from '../../base/dom.ts';
import type { SheetContext } from './context.ts';
import { buttons, PICTURES, roundButton } from './parts.ts';

/** Shows the game's picture, which players can press and hold to save, and offers to share it. */
export async function showPicture(context: SheetContext, back: () => void): Promise<void> {
  const { stage, game, manifest, words, frame } = context;
  const { session, ui } = stage.play;
  try {
    const { makeCard, offerCard, cardDeps } = await import('../share/index.ts');
    const picture = await makeCard({
      paint: (c, area) => game.view.photo?.(c, area, session.state, ui),
      title: manifest.title,
      portal: manifest.siteName,
    });
    const address = URL.createObjectURL(picture);
    const close = (): void => {
      URL.revokeObjectURL(address);
      back();
    };
    const offer = async (): Promise<void> => {
      const file = `${session.rules.slug}.png`;
      const outcome = await offerCard(picture, file, manifest.title, cardDeps());
      if (outcome === 'failed') frame.toast(words('kit.share-failed'));
    };
    frame.show({
      title: words('kit.picture'),
      before: roundButton(pictogram(PICTURES.back), words('kit.back'), close),
      body: [
        element('img', { class: 'picture', src: address, alt: manifest.title }),
        buttons([
          {
            label: words('kit.picture-give'),
            picture: pictogram(PICTURES.share),
            tone: 'go',
            act: () => void offer(),
          },
        ]),
      ],
      dismiss: close,
    });
  } catch {
    frame.toast(words('kit.share-failed'));
  }
}
