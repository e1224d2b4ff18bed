import { withCorpus, workshop } from './support/authoring.js';

test('smoke', async () => {
  const place = workshop();
  await withCorpus(place, ['one']);
  console.log((await place.corpus('seal', '--root', 'corpus')).text);
  console.log((await place.corpus('seal', '--root', 'corpus', '--check')).text);
  console.log((await place.corpus('show', 'one', '--root', 'corpus', '--diff')).text);
  console.log((await place.corpus('show', 'one', '--root', 'corpus', '--unpack', 'x')).text);
  console.log((await place.corpus('check', 'one', '--root', 'corpus', '--workspace', 'x')).text);
  console.log((await place.corpus('check', 'one', '--root', 'corpus', '--workspace', 'after', '--repeat', '2')).text);
  place.remove();
});
