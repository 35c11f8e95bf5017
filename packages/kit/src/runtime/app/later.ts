/** What loads while the page is idle, as one file: a gamepad may be plugged in without a connection. */
export { Sheets } from '../hud/sheets/sheets.ts';
export { GamepadReader } from '../input/gamepad.ts';
