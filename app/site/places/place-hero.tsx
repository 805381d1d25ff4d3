import type { ComponentProps } from 'react'
import { FactList } from '../../ui/fact-list.tsx'
import { PageHero } from '../page-hero.tsx'

type Props = ComponentProps<typeof PageHero> & ComponentProps<typeof FactList>

/** The head of a country or a park: its picture, its name, and its facts in a row. */
export const PlaceHero = ({ facts, ...hero }: Props) => (
  <PageHero details {...hero}>
    <FactList facts={facts} />
  </PageHero>
)
