-- The oldest messages of all conversations, for a deployment that deletes them after some days (MESSAGE_DAYS). They lie in the order in which they were
-- sent, so that a block range index of a few pages finds them.
create index messages_sent on messages using brin (sent_at) with (autosummarize = on);
