import type { ReactNode } from 'react'
import { PageSections } from '../../shared/written/page-sections.tsx'
import type { ShownPage } from '../../shared/written/shown-blocks.ts'
import { PageHero } from '../page-hero.tsx'
import { type Crumb, missingMeta, type PageMeta, pageMeta } from '../page-meta.ts'

type Props = { page: ShownPage; crumbs?: readonly Crumb[]; numbered?: boolean; children?: ReactNode }

/** A page of text: its scene, its sections with a table of contents, and what its screen adds below. */
export function WrittenPage({ page, crumbs, numbered = false, children }: Props) {
  return (
    <>
      <WrittenHero page={page} {...(crumbs && { crumbs })} />
      <PageSections sections={page.sections} numbered={numbered} />
      {children}
    </>
  )
}

export function WrittenHero({ page, crumbs }: { page: ShownPage; crumbs?: readonly Crumb[] }) {
  const { scene, title, lede } = page
  return <PageHero drawing={scene} title={title} lede={lede} of={page} place={scene.place} crumbs={crumbs} />
}

/** The head of such a page; a missing page has the title of the not-found page. */
export function writtenMeta(
  args: Parameters<typeof pageMeta>[0],
  page: ShownPage | undefined,
  more: Partial<PageMeta> = {},
): ReturnType<typeof pageMeta> {
  if (!page) return missingMeta(args)
  return pageMeta(args, {
    title: page.title,
    description: page.sentence,
    drawing: page.scene,
    share: page.share,
    crumbs: [],
    ...more,
  })
}
