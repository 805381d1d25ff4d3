import { Font } from '@react-pdf/renderer'
import regular from './fonts/bricolage.ttf?inline'
import condensed from './fonts/bricolage-condensed.ttf?inline'
import bold from './fonts/bricolage-semibold.ttf?inline'
import newsreader from './fonts/newsreader.ttf?inline'
import greekCyrillic from './fonts/noto-greek-cyrillic.ttf?inline'
import arabic from './fonts/vazirmatn.ttf?inline'

/** The fonts are part of the server's bundle: printing needs no files. */
const faces: Record<string, string> = {
  'Bricolage Condensed': condensed,
  'Bricolage SemiBold': bold,
  Bricolage: regular,
  Newsreader: newsreader,
  'Noto Greek Cyrillic': greekCyrillic,
  Vazirmatn: arabic,
}
for (const [family, src] of Object.entries(faces)) Font.register({ family, src })

/** For names in other scripts, and the mark for a missing character. */
const others = ['Noto Greek Cyrillic', 'Vazirmatn']

/** The font families in print; a missing character comes from the next font. */
export const display = ['Bricolage Condensed', 'Newsreader', ...others]
export const plain = ['Bricolage', 'Newsreader', ...others]
export const strong = ['Bricolage SemiBold', 'Newsreader', ...others]
export const telling = ['Newsreader', 'Bricolage', ...others]

/** Longer than any word of ours: only longer names are broken. */
Font.registerHyphenationCallback((word) => (word.length > 22 ? (word.match(/.{1,6}/gu) ?? [word]) : [word]))

type HasGlyph = (codePoint: number) => boolean
let loading: Promise<HasGlyph> | undefined

/** Loads the fonts once and returns whether one of them has a character. */
export function loadFaces(): Promise<HasGlyph> {
  loading ??= load()
  return loading
}

async function load(): Promise<HasGlyph> {
  await Promise.all(Object.keys(faces).map((fontFamily) => Font.load({ fontFamily })))
  const loaded = Object.keys(faces).flatMap((family) => Font.getFont({ fontFamily: family }).data ?? [])
  // The printer names each drawing by the character that it was first asked for. A comma that was first drawn as a part of an apostrophe
  // would have no name: whoever copies an amount would lose it.
  for (const face of loaded) for (const codePoint of face.characterSet) face.glyphForCodePoint(codePoint)
  return (codePoint) => loaded.some((face) => face.hasGlyphForCodePoint(codePoint))
}
