import { Link } from 'react-router'
import type { PostCard } from '#features/blog/reads.server.ts'
import { homeWords } from '../../words/home.ts'
import { PostPoster } from '../blog/post-poster.tsx'

const says = homeWords.journal

/** The three newest posts; nothing where nobody has written yet. */
export function HomeJournal({ posts }: { posts: readonly PostCard[] }) {
  if (posts.length === 0) return null
  return (
    <section className="sec">
      <div className="wrap">
        <div className="head">
          <h2>{says.title}</h2>
          <Link className="more" to="/blog">
            {says.all}
          </Link>
        </div>
        <div className="shelf swipe">
          {posts.map((post) => (
            <PostPoster key={post.slug} post={post} />
          ))}
        </div>
      </div>
    </section>
  )
}
