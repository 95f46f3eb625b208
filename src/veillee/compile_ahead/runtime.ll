; What Numba's rules ask of a runtime on a machine of 64 bits: arrays that a rule makes for itself come from malloc. A
; block begins as Numba's own: how often it is held, its dtor and what that needs, where its data is, its size. The
; data begin at the next multiple of 64 bytes.
declare ptr @malloc(i64)
declare void @free(ptr)

define ptr @NRT_MemInfo_alloc_aligned(i64 %size, i32 %align) {
  %with = add i64 %size, 104
  %p = call ptr @malloc(i64 %with)
  %begin = ptrtoint ptr %p to i64
  %after = add i64 %begin, 103
  %rounded = and i64 %after, -64
  %data = inttoptr i64 %rounded to ptr
  store i64 1, ptr %p
  %dtor = getelementptr i8, ptr %p, i64 8
  store i64 0, ptr %dtor
  %data_at = getelementptr i8, ptr %p, i64 24
  store ptr %data, ptr %data_at
  %size_at = getelementptr i8, ptr %p, i64 32
  store i64 %size, ptr %size_at
  ret ptr %p
}

define void @NRT_MemInfo_call_dtor(ptr %p) {
  call void @free(ptr %p)
  ret void
}
