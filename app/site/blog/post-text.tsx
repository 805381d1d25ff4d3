import { Blocks, InlineText } from '../../shared/blocks.tsx'
import type { ShownBlock } from '../../shared/shown-blocks.ts'
import { blogWords as says } from '../../words/blog.ts'

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
  if (sources.length === 0) return null
  return (
    <section className="sources">
      <h2>{says.sources}</h2>
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
