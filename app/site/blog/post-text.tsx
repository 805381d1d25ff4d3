import { useWords } from '../../languages/use-words.ts'
import { Blocks, InlineText } from '../../shared/written/blocks.tsx'
import type { ShownBlock } from '../../shared/written/shown-blocks.ts'
import { postTextWords } from '../../words/post-text.ts'

/** The text of a post, and its sources below. */
export function PostText({ of: { body, sources } }: { of: { body: readonly ShownBlock[]; sources: readonly string[] } }) {
  return (
    <>
      <div className="prose">
        <Blocks blocks={body} level={2} />
      </div>
      <Sources sources={sources} />
    </>
  )
}

function Sources({ sources }: { sources: readonly string[] }) {
  const words = useWords(postTextWords)
  if (sources.length === 0) return null
  return (
    <section className="sources">
      <h2>{words.sources}</h2>
      <ul className="small muted">
        {sources.map((source) => (
          <li key={source}>
            <InlineText text={source} />
          </li>
        ))}
      </ul>
    </section>
  )
}
