import { expect, test } from 'vitest'
import { atomText, type Feed, inLanguages, rssText, sitemapText, xmlText } from './feed-text.ts'

const feed: Feed = {
  title: 'The journal',
  description: 'Roads & permits',
  author: 'Impamba',
  siteUrl: 'https://impamba.test',
  path: '/blog',
  selfPath: '/blog/rss.xml',
  entries: [
    {
      title: 'Rain <in> April',
      path: '/blog/rain',
      summary: 'Mud & time',
      topic: 'Planning',
      publishedOn: '2026-11-02',
      updatedOn: '2026-11-05',
    },
  ],
}

test('no written text can end an element, and characters that XML refuses are left out', () => {
  expect(xmlText('a <b> & "c" \u0000\u0008\u001f]]>')).toBe('a &lt;b&gt; &amp; &quot;c&quot; ]]&gt;')
})

test('RSS dates a post to its morning in Kigali, in the words of mail', () => {
  const text = rssText(feed)
  expect(text).toContain('<pubDate>Mon, 02 Nov 2026 05:00:00 GMT</pubDate>')
  expect(text).toContain('<title>Rain &lt;in&gt; April</title>')
})

test('Atom is as new as its newest change', () => {
  expect(atomText(feed)).toContain('<updated>2026-11-05T07:00:00+02:00</updated><author>')
})

test('an address without a day of change has none in the sitemap', () => {
  const text = sitemapText('https://impamba.test', [{ path: '/a?b&c', changedOn: '2026-11-01' }, { path: '/d' }])
  expect(text).toContain('<url><loc>https://impamba.test/a?b&amp;c</loc><lastmod>2026-11-01</lastmod></url>')
  expect(text).toContain('<url><loc>https://impamba.test/d</loc></url>')
})

test('a page of the sitemap stands there in each language in which it is whole, and each names all of them', () => {
  const listed = inLanguages([{ path: '/' }, { path: '/rwanda' }, { path: '/d/1', of: '/rwanda' }], (path) =>
    path === '/' ? ['fr'] : [],
  )
  expect(listed.map(({ path }) => path)).toEqual(['/', '/fr', '/rwanda', '/d/1'])
  const text = sitemapText('https://impamba.test', listed)
  const all =
    '<xhtml:link rel="alternate" hreflang="en" href="https://impamba.test/"/>' +
    '<xhtml:link rel="alternate" hreflang="fr" href="https://impamba.test/fr"/>' +
    '<xhtml:link rel="alternate" hreflang="x-default" href="https://impamba.test/"/>'
  expect(text).toContain(`<url><loc>https://impamba.test/</loc>${all}</url><url><loc>https://impamba.test/fr</loc>${all}</url>`)
  expect(text).toContain('<url><loc>https://impamba.test/rwanda</loc></url>')
})
