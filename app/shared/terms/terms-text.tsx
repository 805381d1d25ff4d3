import { Blocks } from '../written/blocks.tsx'
import type { ShownSection } from '../written/shown-blocks.ts'

/** The terms from beginning to end, each section under its number. */
export const TermsText = ({ of: sections }: { of: readonly ShownSection[] }) =>
  sections.map(({ id, title, blocks }, index) => (
    <section key={id} className="part">
      <h3>
        {index + 1}. {title}
      </h3>
      <Blocks blocks={blocks} />
    </section>
  ))
