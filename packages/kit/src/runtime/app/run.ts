import { readPageMessage, type PageMessage } from '@playgrove/protocol/messages';
import { AfterFrameQueue } from '../feedback/after-frame.ts';
import { Announcer } from '../feedback/announcer.ts';
import { Coaching } from '../feedback/coaching.ts';
import { FeedbackPlayer } from '../feedback/feel.ts';
import { element } from '../base/dom.ts';
import { levelTitle } from '../hud/level-title.ts';
import { Menus } from '../hud/menus.ts';
import { Notices } from '../hud/notice.ts';
import { PillWords } from '../hud/pill-words.ts';
import { BoardLoader } from '../input/board-loader.ts';
import { Input, inputOptions } from '../input/input.ts';
import { HintController } from '../mind/hints.ts';
import { makeSurface } from '../render/screen.ts';
import { browserSound, createSounds } from '../sound/gateway.ts';
import { Controls } from './controls.ts';
import { Display } from './display.ts';
import { Loop } from './loop.ts';
import { Runs } from './runs.ts';
import { newSeed, type Opening } from './opening.ts';
import { loadLanguage } from './language.ts';
import type { Preload } from './preload.ts';
import { Stage } from '../stage/stage.ts';
import { Store } from '../stage/storage.ts';
import runWords from './strings/en.json' with { type: 'json' };

/**
 * Plays the game from its first frame: composes the parts, each from the previous ones, then
 * connects their events.
 * @param art settles when sprites have loaded or failed
 */
export async function run(
  opening: Opening,
  preload: Preload,
  art: Promise<unknown>,
): Promise<void> {
  const { game, manifest, root, canvas, words, surface, hud, page, early } = opening;
  const { view } = game;
  words.add(runWords);
  const store = new Store(game.rules);
  const live = element('p', { class: 'live', 'aria-live': 'polite' });
  const queue = new AfterFrameQueue();
  const sounds = createSounds(browserSound(early));
  const stage = new Stage({
    ...opening,
    store,
    newSeed,
    dailyScore: manifest.dailyScore,
    defer: queue.add,
    levelTitle: (id) => levelTitle(game.rules.levels, id, words),
    keepsakeName: (id) => words(`keepsake.${id}`),
  });
  const feedback = new FeedbackPlayer({
    sounds,
    words,
    feel: view.feel ?? {},
    defer: queue.add,
    hold: (ms) => stage.play.hold(ms),
    // Before the first touch browsers refuse to vibrate and log a warning.
    vibrate: (ms) =>
      stage.settings.haptics &&
      navigator.userActivation?.hasBeenActive !== false &&
      navigator.vibrate?.(ms),
  });
  const announcer = new Announcer({ game, stage, surface, feedback, words, live });
  const hints = new HintController({ ...manifest, ...opening, stage, announcer });
  const coaching = new Coaching(stage);
  const boards = new BoardLoader(
    view.boards && { stage, surface, words, host: (layer) => canvas.after(layer) },
  );
  const pillWords = new PillWords(words, hud.root);
  const display = new Display({ ...opening, stage, pillWords, sounds, announcer, hints, boards });
  const notices = new Notices({ ...opening, stage, host: root, send: (news) => page.send(news) });
  const input = new Input(
    canvas,
    () => surface.fit,
    inputOptions(game),
    async () => (await import('./later.ts')).GamepadReader,
  );
  const runs = new Runs({ ...manifest, ...opening, stage, announcer, display });
  const menus = new Menus({
    ...opening,
    stage,
    runs,
    input,
    host: root,
    easel: {
      surface: (picture) => {
        const made = makeSurface(picture, { ...opening, seeThrough: view.seeThrough });
        made.keepsake = surface.keepsake;
        return made;
      },
      screen: () => opening.layout.screen,
    },
    load: async (options) => new (await import('./later.ts')).Sheets(options),
  });
  const controls = new Controls({
    ...opening,
    stage,
    sounds,
    hints,
    boards,
    display,
    menus,
  });
  const loop = new Loop({
    ...opening,
    preload,
    queue,
    stage,
    sounds,
    feedback,
    announcer,
    hints,
    coaching,
    boards,
    input,
    display,
    controls,
  });

  const focus = (): void => canvas.focus({ preventScroll: true });
  root.append(hints.root, live);
  hints.listen(() => display.update(false));
  boards.listen((event) => controls.event(event));
  stage.listen({
    cues: (cues) => announcer.cues(cues),
    changed: (moved) => {
      if (moved) display.moved();
      else display.update();
      notices.update();
    },
    refused: (why) => announcer.refused(why),
    ending: (finish) => announcer.ending(finish),
    results: (finish) => menus.results(finish),
    began: () => {
      hud.reset();
      feedback.clear();
      menus.close();
      runs.began();
      loop.layOut();
      focus();
    },
    resumed: () => {
      menus.close();
      sounds.setPaused(false);
      focus();
    },
  });
  let locale = '';
  const begin = (): void => {
    void hints.open();
    focus();
    notices.update();
    store.listen(() => stage.refresh());
    if (stage.phase === 'paused' && !runs.received) menus.pause(words('kit.welcome-back'));
    loop.begin();
    stage.report();
  };
  display.update(false);
  menus.prepare();
  await boards.open();
  page.listen((data) => {
    const message = readPageMessage(data);
    if (message) receive(message);
  });
  hud.listen({
    undo: () => controls.command('undo'),
    hint: () => controls.command('hint'),
    restart: () => controls.command('restart'),
    mute: () => controls.command('mute'),
    pause: () => controls.command('pause'),
    modes: () => menus.modes(),
  });
  input.listen({
    event: (event) => controls.event(event),
    command: (command) => controls.command(command),
    menu: (button) => runs.pad(button) || menus.pad(button),
    gesture: () => controls.gesture(),
    lifted: () => sounds.gesture(),
  });
  if (!preload.on) begin();
  // If the next frame is the first visible one, its bitmaps are painted by then.
  else void art.then(() => preload.step(() => preload.on && loop.prepare()));
  input.replay(early.take());

  /** Changes the language of the page. */
  async function speak(wanted: string): Promise<void> {
    if (locale === wanted) return;
    locale = wanted;
    const { code, dir, messages } = await loadLanguage(wanted, manifest);
    // Another language was chosen while this one loaded.
    if (locale !== wanted) return;
    const { documentElement } = document;
    [documentElement.lang, documentElement.dir] = [code, dir];
    words.translate(messages);
    hud.relabel();
    display.update();
    loop.layOut(true);
  }

  function receive(message: PageMessage): void {
    if (message.kind === 'show') preload.show(begin);
    menus.pageNews[message.kind] = message as never;
    if (message.kind === 'locale') void speak(message.locale);
    if (preload.on) return;
    if (message.kind === 'run')
      void (message.race ? runs.race : runs.receive).call(runs, message.run);
    if (message.kind === 'run-stored') runs.stored(message.id);
    if (message.kind === 'pause') controls.pause();
    if (message.kind === 'resume' && menus.isOpen) stage.resume();
    if (message.kind === 'restart') controls.restart();
    if (message.kind === 'mute') controls.mute(message.muted);
  }
}
