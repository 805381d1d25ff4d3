import type { PostCard } from '#features/blog/reads.server.ts'
import { PostCardLink } from '../../shared/post-card.tsx'
import { homeWords } from '../../words/home.ts'
import { ShelfSection } from '../shelf-section.tsx'

const says = homeWords.journal

/** The three newest posts; nothing where nobody has written yet. */
export function HomeJournal({ posts }: { posts: readonly PostCard[] }) {
  if (posts.length === 0) return null
  return (
    <ShelfSection title={says.title} all={{ to: '/blog', word: says.all }}>
      <div className="shelf swipe">
        {posts.map((post) => (
          <PostCardLink key={post.slug} post={post} />
        ))}
      </div>
    </ShelfSection>
  )
}
