-- Mail of a kind of notice: at once, in the daily or weekly summary, or not at all.
update settings set value = case when value = 'true'::jsonb then '"at_once"'::jsonb else '"off"'::jsonb end
  where "group" = 'notifications' and property like '%.mail' and jsonb_typeof(value) = 'boolean';
