import { Font } from '@react-pdf/renderer'
import regular from './fonts/bricolage.ttf?inline'
import condensed from './fonts/bricolage-condensed.ttf?inline'
import bold from './fonts/bricolage-semibold.ttf?inline'
import newsreader from './fonts/newsreader.ttf?inline'
import greekCyrillic from './fonts/noto-greek-cyrillic.ttf?inline'
import arabic from './fonts/vazirmatn.ttf?inline'

/** The faces inside the server's own bundle: a document needs no file beside it and no folder to start from. */
const faces: Record<string, string> = {
  'Bricolage Condensed': condensed,
  'Bricolage SemiBold': bold,
  Bricolage: regular,
  Newsreader: newsreader,
  'Noto Greek Cyrillic': greekCyrillic,
  Vazirmatn: arabic,
}
for (const [family, src] of Object.entries(faces)) Font.register({ family, src })

/** Names in other scripts, and the sign for a letter that no face has. */
const others = ['Noto Greek Cyrillic', 'Vazirmatn']

/** The house's three voices in print; where a face lacks a letter, the next one lends it. */
export const display = ['Bricolage Condensed', 'Newsreader', ...others]
export const plain = ['Bricolage', 'Newsreader', ...others]
export const strong = ['Bricolage SemiBold', 'Newsreader', ...others]
export const telling = ['Newsreader', 'Bricolage', ...others]

/** Longer than any word of ours: a long name breaks where it must, everything else stays whole. */
Font.registerHyphenationCallback((word) => (word.length > 22 ? (word.match(/.{1,6}/gu) ?? [word]) : [word]))

/** Reads the faces once, and answers whether one of them has a letter. */
export async function loadFaces(): Promise<(codePoint: number) => boolean> {
  await Promise.all(Object.keys(faces).map((fontFamily) => Font.load({ fontFamily })))
  const loaded = Object.keys(faces).map((family) => Font.getFont({ fontFamily: family }).data)
  return (codePoint) => loaded.some((face) => face?.hasGlyphForCodePoint(codePoint))
}
