import { Advisor } from './advisor.ts';
import { Aftermath } from './aftermath.ts';
import type { BoardDoor } from './board-door.ts';
import { Coaching } from './coaching.ts';
import { element, safeInset } from './dom.ts';
import { Feelings } from './feel.ts';
import { Hud } from './hud.ts';
import { Input, type Command } from './input.ts';
import { Holding } from './holding.ts';
import { drawLabel } from './draw/lettering.ts';
import { openPage } from './page.ts';
import { Menus } from './menus.ts';
import { createSounds } from './sound/door.ts';
import type { PlayFacts } from './play-facts.ts';
import { SpriteAtlas } from './sprites.ts';
import { Stage } from './stage.ts';
import { Store } from './storage.ts';
import kitWords from './strings/en.json' with { type: 'json' };
import { CanvasSurface } from './surface.ts';
import { Telling } from './telling.ts';
import type { Game, InputEvent } from './view.ts';
import { freshSeed, readWish } from './wish.ts';
import { createWords, type Words } from './words.ts';

/**
 * Puts a game on the page: finds `#game`, draws the first frame at once, and lets art and sound follow.
 * @throws when the page has no `#game`, or the browser no 2D canvas
 */
export function mount(game: Game, facts: PlayFacts): void {
  const root = document.querySelector<HTMLElement>('#game');
  if (!root) throw new Error('mount: this page has no element with the id "game"');
  const holding = new Holding(facts.slug);
  holding.step(() => {
    const mounted = new MountedGame(game, facts, root, holding);
    mounted.build();
    holding.step(() => mounted.start());
  });
}

class MountedGame {
  readonly #game: Game;
  readonly #root: HTMLElement;
  readonly #words: Words;
  readonly #canvas: HTMLCanvasElement;
  readonly #surface: CanvasSurface;
  readonly #live = element('p', { class: 'live', 'aria-live': 'polite' });
  readonly #hud: Hud;
  readonly #menus: Menus;
  readonly #input: Input;
  readonly #stage: Stage;
  readonly #feelings: Feelings;
  readonly #telling: Telling;
  readonly #advisor: Advisor;
  readonly #sounds = createSounds();
  readonly #aftermath = new Aftermath();
  readonly #coaching: Coaching;
  /** Only for views with boards, once its code has come. */
  #boards: BoardDoor | undefined;
  readonly #atlas: SpriteAtlas;
  readonly #calm = matchMedia('(prefers-reduced-motion: reduce)');
  #hudHeight = 0;
  #last = 0;
  #laidOut = '';
  /** Milliseconds since the score strip was last told the facts. */
  #sinceFacts = 0;

  constructor(game: Game, facts: PlayFacts, root: HTMLElement, holding: Holding) {
    this.#game = game;
    this.#holding = holding;
    this.#root = root;
    this.#words = createWords(kitWords, facts.strings);
    this.#canvas = element('canvas', {
      tabindex: '0',
      role: 'application',
      'aria-label': facts.title,
    });
    this.#atlas = new SpriteAtlas(facts.atlas);
    const wish = readWish(location.search);
    this.#surface = new CanvasSurface(
      this.#canvas,
      {
        sprite: (c, name, x, y, size, options) => this.#atlas.draw(c, name, x, y, size, options),
        label: drawLabel,
      },
      !wish.sharp,
      game.view.seeThrough,
    );
    this.#surface.words = this.#words;
    const stage = (): Stage => this.#stage;
    this.#telling = new Telling({
      game,
      stage,
      surface: this.#surface,
      feelings: () => this.#feelings,
      words: this.#words,
      live: this.#live,
    });
    this.#advisor = new Advisor({
      game,
      slug: facts.slug,
      mind: facts.mind,
      stage,
      words: this.#words,
      say: (text) => this.#telling.say(text),
      changed: () => this.#changed(false),
    });
    this.#hud = new Hud(this.#words, {
      undo: () => this.#command('undo'),
      hint: () => this.#command('hint'),
      restart: () => this.#command('restart'),
      mute: () => this.#command('mute'),
      pause: () => this.#command('pause'),
    });
    const page = openPage(facts.portalOrigin, (message) => {
      if (message.kind === 'show') this.#holding.show(() => this.#begin());
      if (this.#holding.on) return;
      if (message.kind === 'pause') this.#pause();
      if (message.kind === 'resume' && this.#menus.isOpen) this.#resume();
      if (message.kind === 'restart') this.#restart();
      if (message.kind === 'mute')
        this.#stage.change({ ...this.#stage.settings, muted: message.muted });
    });
    this.#stage = new Stage({
      game,
      store: new Store(facts.slug, game.rules.version),
      page,
      wish,
      later: this.#aftermath.add,
      newSeed: () => freshSeed((words) => crypto.getRandomValues(words)),
      listener: {
        cues: (cues) => this.#telling.cues(cues),
        changed: (say) => this.#changed(say),
        refused: (why) => this.#telling.refused(why),
        ending: (finish) => this.#telling.ending(finish),
        results: (finish) => this.#menus.results(finish),
        began: () => this.#began(),
      },
    });
    this.#feelings = new Feelings({
      sounds: this.#sounds,
      later: this.#aftermath.add,
      feel: game.view.feel ?? {},
      words: this.#words,
      hold: (ms) => this.#stage.play.hold(ms),
      // Before the first touch a browser refuses to buzz, and complains.
      vibrate: (ms) =>
        this.#stage.settings.haptics &&
        navigator.userActivation?.hasBeenActive !== false &&
        navigator.vibrate?.(ms),
    });
    this.#menus = new Menus({
      stage: this.#stage,
      host: root,
      words: this.#words,
      game,
      facts,
      restart: () => this.#restart(),
      resume: () => this.#resume(),
    });
    this.#coaching = new Coaching(this.#stage);
    this.#input = new Input(
      this.#canvas,
      {
        event: (event) => this.#event(event),
        command: (command) => {
          if (command === 'leave') page.send({ kind: 'leave' });
          this.#command(command);
        },
        menu: (button) => this.#menus.pad(button),
        gesture: () => this.#gesture(),
        fit: () => this.#surface.fit,
      },
      game.view.keys ?? [],
    );
    this.#page = page;
  }

  readonly #page: ReturnType<typeof openPage>;
  readonly #holding: Holding;

  build(): void {
    this.#root.replaceChildren(this.#canvas, this.#hud.root, this.#advisor.root, this.#live);
    if (this.#page.embedded) this.#root.classList.add('embedded');
    this.#changed(false);
  }

  /** Draws the first frame. */
  start(): void {
    this.#layOut();
    this.#listen();
    performance.mark('first-frame');
    this.#page.send({ kind: 'ready' });
    const art = this.#atlas.load();
    void this.#openBoards();
    this.#menus.prepare();
    if (!this.#holding.on) this.#begin();
    // Where the next frame will be the first that is seen, what it copies is painted already.
    else void art.then(() => this.#holding.step(() => this.#holding.on && this.#draw()));
  }

  /** Now somebody sees it. */
  #begin(): void {
    void this.#advisor.open();
    this.#canvas.focus({ preventScroll: true });
    if (this.#stage.refusedSave) this.#telling.say(this.#words('kit.save-refused'));
    if (this.#stage.phase === 'paused') this.#menus.pause(this.#words('kit.welcome-back'));
    const frame = (now: number): void => {
      requestAnimationFrame(frame);
      this.#frame(now);
    };
    requestAnimationFrame((now) => {
      this.#last = now;
      frame(now);
      performance.mark('shown');
    });
  }

  #listen(): void {
    new ResizeObserver(() => this.#layOut()).observe(this.#root);
    new ResizeObserver(() => this.#layOut()).observe(this.#hud.root);
    // What was painted into bitmaps before its font came is painted again.
    document.fonts.addEventListener('loadingdone', () => this.#layOut(true));
    document.addEventListener('visibilitychange', () => {
      if (document.hidden) this.#away();
      else this.#sounds.setPaused(false);
    });
    window.addEventListener('pagehide', () => this.#holding.on || this.#stage.save());
    window.addEventListener('blur', () => this.#away());
    matchMedia('(orientation: portrait)').addEventListener('change', () => this.#away());
    window.addEventListener('keydown', (event) => {
      if (event.key === 'Tab') this.#root.classList.add('tabbed');
      // Arrow keys and Space never scroll the page, not even from the buttons' strip.
      if (event.target === document.body && /^(Arrow|Space| )/.test(event.key))
        event.preventDefault();
    });
  }

  #away(): void {
    if (this.#holding.on) return;
    this.#input.release();
    this.#stage.save();
    if (document.hidden) this.#sounds.setPaused(true);
    if (this.#game.rules.pace.kind === 'ticks') this.#pause();
  }

  #frame(now: number): void {
    const elapsed = Math.max(0, now - this.#last);
    this.#last = now;
    if (document.hidden) return;
    this.#aftermath.making = true;
    this.#input.pollGamepads(now);
    this.#stage.frame(elapsed, this.#input.held);
    const dt = this.#stage.phase === 'paused' ? 0 : Math.min(elapsed, 100) / 1000;
    this.#surface.time += dt;
    this.#surface.calm = this.#calm.matches || this.#stage.settings.calm;
    this.#advisor.step(elapsed);
    this.#feelings.step(dt, this.#surface.calm);
    this.#hud.step(dt);
    this.#sinceFacts += elapsed;
    if (this.#sinceFacts > FACTS_MS && this.#stage.phase === 'playing')
      this.#changed(false, this.#game.rules.pace.kind === 'ticks');
    const voices = this.#stage.voices(now);
    if (voices) this.#aftermath.add(() => this.#sounds.voices(voices));
    if (this.#surface.watch(elapsed)) this.#layOut(true);
    this.#draw();
    this.#aftermath.making = false;
  }

  #draw(): void {
    this.#surface.begin(this.#feelings.shake);
    this.#stage.play.draw(this.#surface);
    this.#feelings.draw(this.#surface);
    this.#coaching.draw(this.#surface, this.#input.device);
    const { phase, finish } = this.#stage;
    const ended = phase === 'ending' || phase === 'results';
    if (ended && finish?.ending?.at && !finish.won)
      this.#feelings.light(this.#surface.c, this.#telling.place(finish.ending.at), this.#surface);
  }

  #layOut(force = false): void {
    const box = this.#root.getBoundingClientRect();
    this.#hudHeight = Math.ceil(this.#hud.root.getBoundingClientRect().bottom - box.top);
    const { state } = this.#stage.play.session;
    const above = this.#game.view.hud === 'above';
    const room = { width: box.width, height: box.height - (above ? this.#hudHeight : 0) };
    const world = this.#game.view.world(
      box.width / Math.max(1, box.height - this.#hudHeight),
      state,
      room,
    );
    const { width, height } = world;
    const key = [box.width, box.height, this.#hudHeight, width, height, devicePixelRatio].join();
    if (key === this.#laidOut && !force) return;
    this.#laidOut = key;
    this.#surface.resize(world, box, {
      top: above ? this.#hudHeight : safeInset('top'),
      right: safeInset('right'),
      bottom: safeInset('bottom'),
      left: safeInset('left'),
    });
    this.#advisor.layOut(this.#hudHeight + 6, this.#surface);
    this.#boards?.show();
    this.#draw();
  }

  /** Fetches what lays boards over the canvas; what did not come is asked for again at the next touch. */
  async #openBoards(): Promise<void> {
    if (!this.#game.view.boards || this.#boards) return;
    const { BoardDoor } = await import('./board-door.ts');
    this.#boards ??= new BoardDoor({
      play: () => this.#stage.play,
      surface: this.#surface,
      words: this.#words,
      event: (event) => this.#event(event),
      host: (layer) => this.#canvas.after(layer),
    });
  }

  #event(event: InputEvent): void {
    for (const each of this.#boards?.read(event) ?? [event]) this.#stage.event(each);
    this.#boards?.show(event);
  }

  #gesture(): void {
    void this.#openBoards();
    this.#menus.knock();
    this.#sounds.gesture();
    const { music } = this.#game.view;
    const { settings } = this.#stage;
    this.#sounds.setMuted(settings.muted);
    this.#sounds.setMusic(settings.music);
    if (music) this.#sounds.startMusic(music.mood, music.seed);
  }

  /** @param boards whether what lies on boards may have changed too */
  #changed(say: boolean, boards = true): void {
    this.#sinceFacts = 0;
    const { session } = this.#stage.play;
    const { rules } = session;
    const turns = rules.pace.kind === 'turns' && rules.pace.undo !== 'none';
    this.#hud.show({
      score: rules.scoring ? this.#stage.score : undefined,
      best: rules.scoring ? this.#stage.best : undefined,
      unit: rules.scoring?.unit,
      level: this.#menus.playing(),
      goal: rules.goal?.(session.state),
      chips: this.#game.view.chips?.(session.state) ?? [],
      muted: this.#stage.settings.muted,
      undoStock: turns ? session.undoStock : undefined,
      canUndo: session.undoLeft > 0 && this.#stage.phase === 'playing',
      hint: this.#advisor.hint,
    });
    this.#sounds.setMuted(this.#stage.settings.muted);
    this.#sounds.setMusic(this.#stage.settings.music);
    this.#telling.best();
    if (boards) this.#boards?.show();
    if (!say) return;
    this.#advisor.hide();
    this.#telling.position();
  }

  #began(): void {
    this.#hud.reset();
    this.#menus.close();
    this.#layOut();
    this.#canvas.focus({ preventScroll: true });
  }

  #command(command: Command): void {
    if (command === 'undo') this.#stage.undo();
    if (command === 'hint') this.#advisor.ask();
    if (command === 'redo') this.#stage.redo();
    if (command === 'restart') this.#restart();
    if (command === 'mute')
      this.#stage.change({ ...this.#stage.settings, muted: !this.#stage.settings.muted });
    if (command === 'pause' || command === 'leave') this.#pause();
    if (command !== 'pause' && command !== 'leave') this.#canvas.focus({ preventScroll: true });
  }

  #restart(): void {
    this.#menus.close();
    this.#stage.restart();
  }

  #pause(): void {
    if (this.#stage.phase !== 'playing') return;
    this.#stage.pause();
    this.#menus.pause(this.#words('kit.paused'));
  }

  #resume(): void {
    this.#menus.close();
    this.#stage.resume();
    this.#sounds.setPaused(false);
    this.#canvas.focus({ preventScroll: true });
  }
}

/** The score strip follows clocks and other facts that change without an input this often. */
const FACTS_MS = 120;
