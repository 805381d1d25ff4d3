import type { Content } from '#features/content/entry.ts'
import { useWords } from '../../languages/use-words.ts'
import { bannerAdminWords } from '../../words/admin/content/banners.ts'

/** A banner as it will stand above a page. */
export function BannerPreview({ content: { text, tone, link } }: { content: Content }) {
  const words = useWords(bannerAdminWords)
  const label = (link as { label?: string } | null | undefined)?.label
  return (
    <p className={tone === 'caution' ? 'note' : 'note plain'}>
      {String(text || words.look.empty)} {label && <u>{label}</u>}
    </p>
  )
}
