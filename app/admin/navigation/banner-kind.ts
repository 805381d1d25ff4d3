import { deskNoticeWords as words } from '../../words/admin/content/banners.ts'
import type { DeskKind } from '../content/content-kind.ts'
import { entryFolders } from '../content/entry-folders.ts'
import { choice, optionsOf } from '../content/fact-fields.ts'
import { frameBeside } from './navigation-siblings.ts'
import { NoticeLook } from './banner-preview.tsx'
import { targetFields } from './target-fields.ts'

const { fields: f } = words

/** Notices at the desk. */
export const noticeDesk: DeskKind = {
  kind: 'notice',
  folder: entryFolders.notice,
  names: 'title',
  words: words.list,
  hasNoAddress: true,
  beside: frameBeside,
  Look: NoticeLook,
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
          fields: [{ key: 'label', as: 'text', most: 60, wide: true, ...f.label }, ...targetFields],
          ...f.link,
        },
      ],
    },
  ],
}
