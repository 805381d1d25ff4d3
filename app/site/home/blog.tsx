import type { PostCard } from '#features/blog/reads.server.ts'
import { PostCardLink } from '../../shared/post-card.tsx'
import { homeWords } from '../../words/home.ts'
import { ShelfSection } from '../shelf-section.tsx'

const words = homeWords.journal

/** The three newest posts; nothing without posts. */
export function HomeJournal({ posts }: { posts: readonly PostCard[] }) {
  if (posts.length === 0) return null
  return (
    <ShelfSection title={words.title} all={{ to: '/blog', word: words.all }}>
      <div className="shelf swipe">
        {posts.map((post) => (
          <PostCardLink key={post.slug} post={post} />
        ))}
      </div>
    </ShelfSection>
  )
}
