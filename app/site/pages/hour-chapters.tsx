import { langOf } from '#features/content/texts/untranslated.ts'
import { useWords } from '../../languages/use-words.ts'
import { Blocks } from '../../shared/written/blocks.tsx'
import { SectionLinks } from '../../shared/written/section-links.tsx'
import type { ShownSection } from '../../shared/written/shown-blocks.ts'
import { ScenePicture } from '../../ui/scene-picture.tsx'
import { pageWords } from '../../words/pages.ts'

/** A long read in chapters by hour of the day. Each opens with its scene but the one about 1994, which is words alone. */
export function HourChapters({ of: sections }: { of: readonly ShownSection[] }) {
  return (
    <>
      <nav className="wrap chapters" aria-label={useWords(pageWords).contents}>
        <SectionLinks sections={sections} />
      </nav>
      {sections.map((section) => (
        <Chapter key={section.id} section={section} />
      ))}
    </>
  )
}

function Chapter({ section }: { section: ShownSection }) {
  const { id, title, blocks } = section
  const lang = langOf(section, 'title')
  const [first, ...rest] = blocks
  const opening = first?.kind === 'picture' ? first : undefined
  return (
    <section className="chapter" id={id}>
      {opening && (
        <div className={`h-${opening.scene.hour} opening`}>
          <div className="pic">
            <ScenePicture drawing={opening.scene} format="wide" />
          </div>
          <div className="wrap">
            <h2 lang={lang}>{title}</h2>
            <p className="ui" lang={langOf(opening, 'caption')}>
              {opening.caption}
            </p>
          </div>
        </div>
      )}
      <div className="wrap reading">
        {!opening && <h2 lang={lang}>{title}</h2>}
        <div className="prose">
          <Blocks blocks={opening ? rest : blocks} />
        </div>
      </div>
    </section>
  )
}
