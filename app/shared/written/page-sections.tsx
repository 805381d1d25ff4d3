import type { Once } from '../../ui/server-only.ts'
import { staticPart } from '../../ui/static-part.tsx'
import type { ShownSection } from './shown-blocks.ts'

const load = async () => (await import('./page-sections-content.tsx')).SectionsContent
const Sections = staticPart(load, import.meta.env.SSR ? await load() : undefined)

type Props = { sections: Once<readonly ShownSection[]> | null; numbered?: boolean }

/** A long page: its table of contents on the left, always in view, and its sections on the right. Nothing without sections. */
export const PageSections = ({ sections, numbered = false }: Props) =>
  sections === null ? null : <Sections name="sections" of={sections} className={numbered ? 'wrap leaf numbered' : 'wrap leaf'} />
