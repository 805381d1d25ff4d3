import { bannerAdminWords } from '../../words/admin/content/banners.ts'
import { contentKind } from '../content/content-kind.ts'
import { choice, optionsOf } from '../content/fact-fields.ts'
import { BannerPreview } from './banner-preview.tsx'
import { targetFields } from './target-fields.ts'

/** Banners in the admin area. */
export const bannerKind = contentKind('notice', (read) => {
  const words = read(bannerAdminWords)
  const { fields: f } = words
  return {
    names: 'title',
    words: words.list,
    hasNoAddress: true,
    Look: BannerPreview,
    shape: [
      {
        id: 'says',
        title: words.parts.says,
        fields: [
          { key: 'text', as: 'text', lines: 3, most: 240, wide: true, ...f.text },
          choice('tone', f.tone, words.tones),
          { key: 'title', as: 'text', most: 90, ...f.title },
        ],
      },
      {
        id: 'when',
        title: words.parts.when,
        lede: words.ledes.when,
        fields: [
          { key: 'firstOn', as: 'day', ...f.firstOn },
          { key: 'lastOn', as: 'day', ...f.lastOn },
          { key: 'parts', as: 'choices', options: optionsOf(words.where), ...f.parts },
        ],
      },
      {
        id: 'link',
        title: words.parts.link,
        lede: words.ledes.link,
        fields: [
          {
            key: 'link',
            as: 'group',
            fields: [{ key: 'label', as: 'text', most: 60, wide: true, ...f.label }, ...targetFields(read)],
            ...f.link,
          },
        ],
      },
    ],
  }
})
