-- How many letters apart two words are: for what is mistyped so that hardly three letters in a row are right.
CREATE EXTENSION IF NOT EXISTS fuzzystrmatch;
