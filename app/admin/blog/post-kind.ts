import { topics } from '#features/blog/post.ts'
import { postAdminWords } from '../../words/admin/content/posts.ts'
import { topicWords } from '../../words/blog-topics.ts'
import { contentKind } from '../content/content-kind.ts'
import { blocksField, sceneField } from '../editor/field-widgets.tsx'
import { pictureField } from '../editor/pictures/pictures-field.tsx'
import { PostPreview } from './post-preview.tsx'

/** The blog in the admin area. */
export const postKind = contentKind('post', (read) => {
  const words = read(postAdminWords)
  const topicNames = read(topicWords)
  return {
    names: 'title',
    words: words.list,
    Look: PostPreview,
    shape: [
      {
        id: 'story',
        title: words.parts.story,
        fields: [
          { key: 'title', as: 'text', most: 90, wide: true, ...words.fields.title },
          { key: 'slug', as: 'slug', from: 'title', folder: '/blog', wide: true, ...words.fields.slug },
          {
            key: 'topic',
            as: 'choice',
            options: topics.map((value) => ({ value, words: topicNames[value] })),
            ...words.fields.topic,
          },
          { key: 'publishedOn', as: 'day', ...words.fields.publishedOn },
          { key: 'lede', as: 'text', lines: 3, most: 600, wide: true, ...words.fields.lede },
          { key: 'scene', as: 'widget', widget: sceneField, ...words.fields.scene },
          { key: 'cover', as: 'widget', widget: pictureField, ...words.fields.cover },
        ],
      },
      {
        id: 'text',
        title: words.parts.text,
        fields: [{ key: 'body', as: 'widget', widget: blocksField, ...words.fields.body }],
      },
      {
        id: 'sharing',
        title: words.parts.sharing,
        fields: [
          { key: 'sentence', as: 'text', lines: 2, most: 160, wide: true, ...words.fields.sentence },
          { key: 'sources', as: 'texts', ...words.fields.sources },
          { key: 'journeys', as: 'picks', from: 'packages', ...words.fields.journeys },
        ],
      },
    ],
  }
})
