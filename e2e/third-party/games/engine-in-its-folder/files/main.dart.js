var made = document.createElement('canvas');
document.body.append(made);
made.getContext('2d').fillRect(0, 0, 9, 9);
document.title = window.engine === undefined ? 'ok' : 'ok ' + engine;
