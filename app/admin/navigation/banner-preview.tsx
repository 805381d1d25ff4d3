import type { Content } from '#features/content/entry.ts'
import { deskNoticeWords } from '../../words/admin/content/banners.ts'

/** A notice as it will stand above a page. */
export function NoticeLook({ content: { text, tone, link } }: { content: Content }) {
  const label = (link as { label?: string } | null | undefined)?.label
  return (
    <p className={tone === 'caution' ? 'note' : 'note plain'}>
      {String(text || deskNoticeWords.look.empty)} {label && <u>{label}</u>}
    </p>
  )
}
