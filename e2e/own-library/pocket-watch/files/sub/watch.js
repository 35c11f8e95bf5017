addEventListener('load', async () => {
  const part = await fetch('sub/dial.svg', { headers: { range: 'bytes=0-3' } });
  const dial = document.querySelector('img');
  document.title = `${dial.naturalWidth} ${part.status} ${await part.text()}`;
});
