-- What a copy has to be for its wisher, at least: a condition of unused stamps, and a grade of stamps or coins. Nothing said: any.
alter table wishes
  add column least_condition text check (least_condition in ('MNH', 'MLH', 'MH', 'MHR', 'MINT')),
  add column least_grade text check (length(least_grade) between 1 and 40);
