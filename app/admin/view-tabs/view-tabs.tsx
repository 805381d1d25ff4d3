import type { ComponentProps } from 'react'
import { FilterBar } from '../components/filter-bar.tsx'
import { type ListViews, SavedViewTabs } from './saved-view-tabs.tsx'

type Props = Pick<ComponentProps<typeof FilterBar>, 'label' | 'filters' | 'children'> & { saved?: ListViews }

/** The ways to look at a list as tabs above it, with how many rows each has, and the views that staff have saved of it. */
export const ViewTabs = ({ label, filters, saved, children }: Props) => (
  <FilterBar label={label} current="true" filters={filters}>
    {children}
    {saved && <SavedViewTabs of={saved} />}
  </FilterBar>
)
