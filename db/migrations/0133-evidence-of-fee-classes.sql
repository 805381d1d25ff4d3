-- expand: the release before reads and writes none of these columns; its saves of other details leave them as they are.
-- The evidence of a fee class that staff have seen (docs/permits.md, 'Evidence'). It stands with the other details of a traveller, so that it is deleted
-- with them and by nothing else: after the journey, when they are erased, and when they leave the booking. The paper is not kept.
alter table traveller_details
  add column evidence text constraint traveller_details_evidence_check check (evidence <> '' and length(evidence) <= 120),
  -- It was seen for this class: for another one it shows nothing.
  add column evidence_class text
    constraint traveller_details_evidence_class_check check (evidence_class in ('foreign', 'resident', 'african', 'eac')),
  -- Null: it has no last day.
  add column evidence_until date,
  add column evidence_seen_at timestamptz,
  add column evidence_seen_by text constraint evidence_was_seen_by_somebody check (
    evidence_seen_by <> '' and num_nulls(evidence, evidence_class, evidence_seen_at, evidence_seen_by) in (0, 4)
    and (evidence_until is null or num_nulls(evidence) = 0)
  );
